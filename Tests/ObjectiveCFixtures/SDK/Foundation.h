#import <ObjectiveC.h>

@interface NSString : NSObject
@end

@interface NSError : NSObject
@end

typedef _Bool BOOL;

@protocol NSObject
- (BOOL)isEqual:(id)object;
@property (readonly) unsigned long hash;
- (BOOL)respondsToSelector:(SEL)selector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
@end

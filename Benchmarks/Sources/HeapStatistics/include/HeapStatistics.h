#include <stddef.h>

/// The bytes that the process has allocated and not freed, as the allocator counts them.
size_t heapBytesInUse(void);

// To run it: zig build-exe -lc -O ReleaseFast stack.zig && icetea-maze solve-with -- ./stack
const std = @import("std");

// C's own input and output, which no version of Zig has changed.
extern "c" fn printf(format: [*:0]const u8, ...) c_int;
extern "c" fn scanf(format: [*:0]const u8, ...) c_int;
extern "c" fn fflush(stream: ?*anyopaque) c_int;

var stack: [1000000]c_uint = undefined;
var length: usize = 0;
var seen = std.mem.zeroes([1000000]bool);

fn tell(word: [*:0]const u8, room: c_uint) void {
    _ = printf("%s %u\n", word, room);
    _ = fflush(null);
}

fn push(room: c_uint) void {
    seen[room] = true;
    stack[length] = room;
    length += 1;
    tell("push", room);
}

pub fn main() void {
    var start: c_uint = 0;
    var goal: c_uint = 0;
    if (scanf("icetea 1 rooms %*u start %u goal %u", &start, &goal) != 2) return;
    push(start);
    while (length > 0 and stack[length - 1] != goal) {
        const top = stack[length - 1];
        var beside: [4]c_uint = undefined;
        tell("beside", top);
        // The line's break is left for the next one: numbers are read only up to it.
        _ = scanf(" beside %*u");
        var count: usize = 0;
        var sign: u8 = 0;
        while (scanf("%c", &sign) == 1 and sign != '\n') : (count += 1) _ = scanf("%u", &beside[count]);
        for (beside[0..count]) |room| {
            if (!seen[room]) break push(room);
        } else {
            length -= 1;
            tell("mark", top);
            _ = printf("pop\n");
        }
    }
    _ = printf(if (length > 0) "path" else "no path");
    for (stack[0..length]) |room| _ = printf(" %u", room);
    _ = printf("\n");
    _ = fflush(null);
}

// To run it: zig build-exe -lc -O ReleaseFast mouse.zig && icetea-maze mouse -- ./mouse
// It walks wherever it has not been, and back where it can go no further, until it is in the middle.
const std = @import("std");

// C's own input and output, which no version of Zig has changed.
extern "c" fn printf(format: [*:0]const u8, ...) c_int;
extern "c" fn scanf(format: [*:0]const u8, ...) c_int;
extern "c" fn fflush(stream: ?*anyopaque) c_int;
extern "c" fn exit(code: c_int) noreturn;

fn ask(line: [*:0]const u8, format: [*:0]const u8, answer: *anyopaque) void {
    _ = printf("%s\n", line);
    _ = fflush(null);
    if (scanf(format, answer) != 1) exit(0);
}

fn tell(word: [*:0]const u8, x: c_int, y: c_int, what: c_int) void {
    _ = printf("%s %d %d %c\n", word, x, y, what);
    _ = fflush(null);
}

fn isMiddle(at: c_int, side: c_int) bool {
    return at == @divFloor(side - 1, 2) or at == @divFloor(side, 2);
}

var seen = std.mem.zeroes([1024][1024]bool);
var trail: [1024 * 1024]u8 = undefined;

pub fn main() void {
    const right = [4]c_int{ 0, 1, 0, -1 };
    const up = [4]c_int{ 1, 0, -1, 0 };
    const looks = [3][*:0]const u8{ "wallRight", "wallLeft", "wallFront" };
    const turned = [3]u8{ 1, 3, 0 };
    var word: [32]u8 = undefined;
    var width: c_int = 0;
    var height: c_int = 0;
    ask("mazeWidth", "%d", &width);
    ask("mazeHeight", "%d", &height);
    var x: c_int = 0;
    var y: c_int = 0;
    var heading: u8 = 0;
    var length: usize = 0;
    seen[0][0] = true;
    while (!isMiddle(x, width) or !isMiddle(y, height)) {
        var found: ?u8 = null;
        tell("setColor", x, y, 'g');
        for (looks, turned) |look, turn| {
            const to = (heading + turn) % 4;
            ask(look, "%31s", &word);
            if (word[0] == 't') {
                tell("setWall", x, y, "nesw"[to]);
            } else if (!seen[@intCast(x + right[to])][@intCast(y + up[to])]) found = to;
        }
        if (found) |way| {
            trail[length] = way;
            length += 1;
        } else if (length > 0) {
            tell("setColor", x, y, 'y');
            length -= 1;
        } else break;
        const way = found orelse (trail[length] + 2) % 4;
        switch ((way + 4 - heading) % 4) {
            1 => ask("turnRight", "%31s", &word),
            2 => for (0..2) |_| ask("turnRight", "%31s", &word),
            3 => ask("turnLeft", "%31s", &word),
            else => {},
        }
        ask("moveForward", "%31s", &word);
        x += right[way];
        y += up[way];
        heading = way;
        seen[@intCast(x)][@intCast(y)] = true;
    }
}

// To run it: zig build-exe -lc -O ReleaseFast union_find.zig && icetea-maze build-with -- ./union_find

// C's own input and output, which no version of Zig has changed.
extern "c" fn printf(format: [*:0]const u8, ...) c_int;
extern "c" fn scanf(format: [*:0]const u8, ...) c_int;
extern "c" fn fflush(stream: ?*anyopaque) c_int;

var parent: [1000000]c_uint = undefined;
var size: [1000000]c_uint = undefined;

fn tell(word: [*:0]const u8, a: c_uint, b: c_uint) void {
    _ = printf("%s %u %u\n", word, a, b);
}

fn answer(word: [*:0]const u8) void {
    _ = printf("%s\n", word);
    _ = fflush(null);
}

fn find(room: c_uint) c_uint {
    var root = room;
    while (parent[root] != root) {
        const above = parent[parent[root]];
        if (above != parent[root]) tell("parent", root, above);
        parent[root] = above;
        root = above;
    }
    tell("find", room, root);
    return root;
}

pub fn main() void {
    var rooms: c_uint = 0;
    var a: c_uint = 0;
    var b: c_uint = 0;
    _ = printf("rule size\ncompress halving\n");
    if (scanf("icetea 1 rooms %u", &rooms) != 1) return;
    for (0..rooms) |room| {
        parent[room] = @intCast(room);
        size[room] = 1;
    }
    // It ends at the word "done", which is no wall.
    while (scanf(" wall %u %u", &a, &b) == 2) {
        a = find(a);
        b = find(b);
        if (a == b) {
            answer("keep");
            continue;
        }
        const above = if (size[a] < size[b]) b else a;
        const below = if (above == a) b else a;
        parent[below] = above;
        size[above] += size[below];
        tell("link", above, below);
        answer("open");
    }
}

#version 100
// One room's share of the poured walls. What a room shows depends on its own walls and posts alone.
precision highp float;
varying vec2 at;          // inside the room, 0..1, and a little beyond for the gutter
varying vec4 tint;        // walls standing: above, left, right, below
varying vec4 spare;       // posts: top left, top right, bottom left, bottom right
uniform float phase;      // of the highlight: 0 where column - row is even, 1 where it is odd
uniform float solid;      // 1 where a room within four posts is filled
uniform float pitch;      // from room to room, px
uniform float detail;     // the pitch in logical px, which decides what is drawn at all
uniform float thick;      // all lengths from here in pitches
uniform float lift;
uniform float melt;
uniform vec2 shadow_way;
uniform float shadow_soft;
uniform vec4 top;
uniform vec4 top_lit;
uniform vec4 side;
uniform vec4 side_foot;
uniform vec4 edge;
uniform vec4 outline;
uniform vec4 shadow;

float rect(vec2 p, vec2 low, vec2 high) {
    return length(max(max(low - p, p - high), vec2(0.0)));
}
float blend(float a, float b) {
    float h = max(melt - abs(a - b), 0.0) / max(melt, 0.0001);
    return min(a, b) - h * h * melt * 0.25;
}
// Distance to the walls, pulled downwards by `fall`.
float walls(vec2 p, float fall) {
    vec2 d = vec2(0.0, fall);
    float far = 9.0;
    float across = min(tint.x > 0.5 ? rect(p, vec2(0, 0), vec2(1, 0) + d) : far,
                       tint.w > 0.5 ? rect(p, vec2(0, 1), vec2(1, 1) + d) : far);
    float down = min(tint.y > 0.5 ? rect(p, vec2(0, 0), vec2(0, 1) + d) : far,
                     tint.z > 0.5 ? rect(p, vec2(1, 0), vec2(1, 1) + d) : far);
    float post = min(min(spare.x > 0.5 ? rect(p, vec2(0, 0), vec2(0, 0) + d) : far,
                         spare.y > 0.5 ? rect(p, vec2(1, 0), vec2(1, 0) + d) : far),
                     min(spare.z > 0.5 ? rect(p, vec2(0, 1), vec2(0, 1) + d) : far,
                         spare.w > 0.5 ? rect(p, vec2(1, 1), vec2(1, 1) + d) : far));
    float field = min(min(blend(across, down), min(across, down)), post) - thick;
    return solid * dot(tint, vec4(1.0)) > 3.5 ? -2.0 * thick : field;
}
vec4 over(vec4 below, vec4 colour, float cover) {
    float a = colour.a * clamp(cover, 0.0, 1.0);
    return vec4(colour.rgb * a, a) + below * (1.0 - a);
}
void main() {
    float px = 1.0 / pitch;
    float d_top = walls(at, 0.0);
    float d_all = lift > 0.0 ? walls(at, lift) : d_top;
    vec4 colour = vec4(0.0);

    float soft = 1.0 - smoothstep(-shadow_soft * 0.4, shadow_soft, walls(at - shadow_way, lift));
    colour = over(colour, shadow, soft);
    if (lift > 0.0) {
        colour = over(colour, outline, 0.5 - d_all / px);
        float depth = clamp(d_top / lift, 0.0, 1.0);
        vec4 face = mix(side, side_foot, smoothstep(0.35, 1.0, depth));
        colour = over(colour, face, -0.5 - d_all / px);
    }
    // Glass: deep towards the light, luminous away from it, one crisp highlight.
    float e = 1.5 * px;
    vec2 f = clamp(at, 0.0, 1.0);
    vec2 low = clamp(f - e, 0.0, 1.0);
    vec2 high = clamp(f + e, 0.0, 1.0);   // inside the room, so that unknown neighbours leave no seam
    vec2 normal = vec2(walls(vec2(high.x, f.y), 0.0) - walls(vec2(low.x, f.y), 0.0),
                       walls(vec2(f.x, high.y), 0.0) - walls(vec2(f.x, low.y), 0.0));
    float lit = dot(normal / max(length(normal), 0.0001), normalize(vec2(-0.55, -0.83)));
    float core = clamp(-d_top / thick, 0.0, 1.0);
    vec4 deep = mix(top, side, 0.35);
    vec4 face = mix(deep, top_lit, smoothstep(-0.45, 1.0, core * 0.75 - lit * (1.0 - core) * 0.95));
    colour = over(colour, outline, 0.5 - d_top / px);
    colour = over(colour, face, -0.5 - d_top / px);

    float width = max(0.10 * thick, 0.65 * px);
    float ring = 1.0 - smoothstep(width * 0.55, width + px * 0.6, abs(d_top + 0.40 * thick + 0.4 * px));
    float along = (phase + at.x - at.y) * 0.5;   // a reflection has gaps
    float broken = smoothstep(0.05, 0.09, abs(fract(along + 0.2) - 0.5));
    broken *= smoothstep(0.02, 0.05, abs(fract(along + 0.07) - 0.5));
    broken = mix(1.0, broken, smoothstep(52.0, 72.0, detail));
    colour = over(colour, edge, ring * smoothstep(0.15, 0.9, lit) * broken);
    float rim = 1.0 - smoothstep(0.0, max(0.10 * thick, px), abs(d_top + 0.14 * thick + 0.5 * px));
    colour = over(colour, edge, rim * smoothstep(0.2, 0.95, -lit) * 0.38);
    gl_FragColor = colour;
}

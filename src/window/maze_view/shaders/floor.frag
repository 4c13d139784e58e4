#version 100
// The floor: every second room a little darker, until rooms are too small to tell apart.
precision highp float;
varying vec2 at;       // rooms
uniform vec4 even;
uniform vec4 odd;
uniform float pitch;   // px from room to room
void main() {
    vec2 room = floor(at);
    float is_odd = mod(room.x + room.y, 2.0);
    gl_FragColor = mix(even, odd, mix(0.5, is_odd, smoothstep(1.5, 6.0, pitch)));
}

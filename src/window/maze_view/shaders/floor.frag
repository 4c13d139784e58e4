#version 100
// The floor: every second room a little darker, until rooms are too small to tell apart.
precision highp float;
varying vec2 at;       // rooms
uniform vec4 even;
uniform vec4 odd;
void main() {
    vec2 room = floor(at);
    gl_FragColor = fract((room.x + room.y) * 0.5) < 0.25 ? even : odd;
}

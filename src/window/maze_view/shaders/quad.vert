#version 100
// Every quad of the maze view: a place in the units of its fragment shader, a tint and four spare numbers.
attribute vec3 position;
attribute vec2 texcoord;
attribute vec4 color0;
attribute vec4 normal;
uniform mat4 Model;
uniform mat4 Projection;
varying vec2 at;
varying vec4 tint;
varying vec4 spare;
void main() {
    gl_Position = Projection * Model * vec4(position, 1.0);
    at = texcoord;
    tint = color0 / 255.0;
    spare = normal;
}

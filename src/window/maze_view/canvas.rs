//! The pane as a drawing surface: physical pixels from its upper left corner, clipped to it.
//!
//! Everything is drawn as quads with a shader of its own and premultiplied blending. Places and
//! edges are computed here instead of by a camera of the pane's own: at each change of the camera
//! macroquad would draw all it has, and reuse at once the buffers that the driver still reads,
//! which then waits. In software that took most of a frame.

use icetea_maze::picture::{Color, Projection, Rect};
use macroquad::miniquad::{BlendFactor, BlendState, BlendValue, Equation, PipelineParams};
use macroquad::models::{Mesh, Vertex, draw_mesh};
use macroquad::prelude::*;

use crate::window::batch::MOST_CORNERS;

/// The shaders of the maze view. One set serves any number of views.
pub struct Brushes {
    pub(super) sprite: Material,
    pub tile_cache: Material,
    pub(super) lit_tile_cache: Material,
    pub(super) floor: Material,
    pub(super) wall_tile: Material,
    pub(super) far_walls: Material,
    pub(super) ink_walls: Material,
    pub(super) mean_walls: Material,
    pub(super) mark_line: Material,
    pub(super) mark_dots: Material,
    pub(super) far_marks: Material,
    pub(super) fog: Material,
    pub(super) states: Material,
    pub(super) far_states: Material,
    pub(super) plain: Material,
    pub(super) paw: Material,
    pub(super) lantern: Material,
}

const LANTERN: &str = include_str!("shaders/lantern.frag");
const FAR_WALLS: &str = include_str!("shaders/far_walls.frag");
const FAR_WALLS_UNIFORMS: &Uniforms = &[
    (UniformType::Float1, &["solid", "pitch", "thick", "lift", "waver", "shadow_soft", "rim"]),
    (UniformType::Float2, &["texels", "page"]),
    (UniformType::Float4, &["face", "side", "outline", "shadow"]),
];

impl Brushes {
    /// Compiles the shaders. Fails where the graphics driver is too old for them.
    pub fn load() -> Result<Self, macroquad::Error> {
        use UniformType::{Float1, Float2, Float4};
        Ok(Self {
            sprite: brush(include_str!("shaders/sprite.frag"), &[])?,
            tile_cache: opaque(include_str!("shaders/tile_cache.frag"), &[])?,
            lit_tile_cache: opaque(
                &with_definition(LANTERN, "PLATE"),
                &[(Float2, &["reach", "texels"]), (Float4, &["warm", "dusk"])],
            )?,
            // The floor covers all below it: without blending it is a third cheaper in software.
            floor: opaque(include_str!("shaders/floor.frag"), &[(Float4, &["even", "odd"])])?,
            wall_tile: brush(
                include_str!("shaders/wall_tile.frag"),
                &[
                    (
                        Float1,
                        &[
                            "phase",
                            "solid",
                            "pitch",
                            "detail",
                            "thick",
                            "lift",
                            "melt",
                            "shadow_soft",
                        ],
                    ),
                    (Float2, &["shadow_way"]),
                    (Float4, &["top", "top_lit", "side", "side_foot"]),
                    (Float4, &["edge", "outline", "shadow"]),
                ],
            )?,
            far_walls: brush(FAR_WALLS, FAR_WALLS_UNIFORMS)?,
            ink_walls: brush(&with_definition(FAR_WALLS, "INK"), FAR_WALLS_UNIFORMS)?,
            mean_walls: brush(
                include_str!("shaders/mean_walls.frag"),
                &[(Float1, &["thick", "lift"]), (Float4, &["face", "side"])],
            )?,
            mark_line: brush(
                include_str!("shaders/mark_line.frag"),
                &[
                    (Float1, &["pitch", "half_width", "dots"]),
                    (Float2, &["texels", "halo_edge"]),
                    (Float4, &["channel", "line", "halo"]),
                ],
            )?,
            mark_dots: brush(
                include_str!("shaders/mark_dots.frag"),
                &[
                    (Float1, &["pitch", "dots", "radius", "least"]),
                    (Float2, &["texels"]),
                    (Float4, &["channel", "colour"]),
                ],
            )?,
            far_marks: brush(
                include_str!("shaders/far_marks.frag"),
                &[(Float4, &["trail", "way", "given_back", "hint"])],
            )?,
            fog: brush(
                include_str!("shaders/fog.frag"),
                &[(Float2, &["texel"]), (Float4, &["colour"])],
            )?,
            states: with_palette(
                include_str!("shaders/states.frag"),
                &[(Float1, &["pitch", "lift", "flat_wall", "patterns"]), (Float2, &["texels"])],
            )?,
            far_states: with_palette(
                include_str!("shaders/far_states.frag"),
                &[(Float2, &["texels"])],
            )?,
            plain: brush(include_str!("shaders/plain.frag"), &[])?,
            paw: brush(include_str!("shaders/paw.frag"), &[(Float1, &["unit"])])?,
            lantern: brush(LANTERN, &[(Float2, &["reach"]), (Float4, &["warm", "dusk"])])?,
        })
    }
}

/// Names of uniforms with their types.
type Uniforms<'a> = [(UniformType, &'a [&'a str])];

/// The shader with a name defined below its first line, which states its version.
fn with_definition(shader: &str, name: &str) -> String {
    shader.replacen('\n', &format!("\n#define {name}\n"), 1)
}

fn premultiplied() -> BlendState {
    BlendState::new(
        Equation::Add,
        BlendFactor::One,
        BlendFactor::OneMinusValue(BlendValue::SourceAlpha),
    )
}

/// A material that is blended over what is there, with premultiplied colours.
fn brush(fragment: &str, uniforms: &Uniforms) -> Result<Material, macroquad::Error> {
    material(fragment, uniforms, Some(premultiplied()), &[])
}

/// A blended material with a second texture, of colours.
fn with_palette(fragment: &str, uniforms: &Uniforms) -> Result<Material, macroquad::Error> {
    material(fragment, uniforms, Some(premultiplied()), &["Palette"])
}

/// A material that covers what is there.
fn opaque(fragment: &str, uniforms: &Uniforms) -> Result<Material, macroquad::Error> {
    material(fragment, uniforms, None, &[])
}

fn material(
    fragment: &str,
    uniforms: &Uniforms,
    blend: Option<BlendState>,
    textures: &[&str],
) -> Result<Material, macroquad::Error> {
    let uniforms = uniforms
        .iter()
        .flat_map(|&(kind, names)| names.iter().map(move |name| UniformDesc::new(name, kind)))
        .collect();
    load_material(
        ShaderSource::Glsl { vertex: include_str!("shaders/quad.vert"), fragment },
        MaterialParams {
            pipeline_params: PipelineParams {
                color_blend: blend,
                alpha_blend: blend,
                ..PipelineParams::default()
            },
            uniforms,
            textures: textures.iter().map(|&name| name.to_owned()).collect(),
        },
    )
}

/// A colour as macroquad's type.
pub fn mq_colour(Color { r, g, b, a }: Color) -> macroquad::color::Color {
    macroquad::color::Color { r, g, b, a }
}

/// Fills a rectangle of the pane.
pub(super) fn fill(projection: &Projection, rect: Rect, colour: Color) {
    let corner = (projection.pane.point() + rect.point()) / projection.dpi;
    let size = rect.size() / projection.dpi;
    draw_rectangle(corner.x, corner.y, size.x, size.y, mq_colour(colour));
}

/// Draws into a texture until the default camera is set again; `unit` is how many of its pixels a
/// length of 1 is.
pub(super) fn draw_into_texture(target: &RenderTarget, unit: f32) {
    draw_into_part(target, whole_of(target), unit);
}

/// Draws into a part of a texture, in whole pixels: nothing is drawn beyond.
pub(super) fn draw_into_part(target: &RenderTarget, part: Rect, unit: f32) {
    let [x, y, width, height] = [part.x, part.y, part.w, part.h].map(|length| length as i32);
    set_camera(&Camera2D {
        render_target: Some(target.clone()),
        viewport: Some((x, y, width, height)),
        zoom: 2.0 * unit / part.size(),
        target: part.center() / unit,
        ..Camera2D::default()
    });
}

/// All of a texture, in its pixels.
pub fn whole_of(target: &RenderTarget) -> Rect {
    let size = target.texture.size();
    Rect::new(0.0, 0.0, size.x, size.y)
}

/// Draws something over what was drawn into a part of a texture, in lengths of the window.
pub fn draw_over(target: &RenderTarget, part: Rect, draw: impl FnOnce()) {
    draw_into_part(target, part, screen_dpi_scale());
    draw();
    set_default_camera();
}

/// The corners of a square, clockwise from the upper left.
const UNIT_SQUARE: [Vec2; 4] = [vec2(0.0, 0.0), vec2(1.0, 0.0), vec2(1.0, 1.0), vec2(0.0, 1.0)];

/// Rectangles that are drawn with one material and one texture.
pub(super) struct Quads {
    mesh: Mesh,
}

impl Quads {
    const MOST: usize = MOST_CORNERS / 4;

    pub const fn new(texture: Option<Texture2D>) -> Self {
        Self { mesh: Mesh { vertices: Vec::new(), indices: Vec::new(), texture } }
    }

    /// Adds a rectangle whose corners pass the corners of `inner` to the shader.
    pub fn add(&mut self, outer: Rect, inner: Rect, tint: [u8; 4], spare: Vec4) {
        let carried = UNIT_SQUARE.map(|at| inner.point() + at * inner.size());
        self.add_carrying(outer, carried, tint, spare);
    }

    /// Adds a rectangle whose corners pass these points to the shader: those of any parallelogram,
    /// clockwise from the upper left.
    pub fn add_carrying(&mut self, outer: Rect, carried: [Vec2; 4], tint: [u8; 4], spare: Vec4) {
        // Each batch counts its vertices from its own beginning.
        let first = (self.mesh.vertices.len() % (4 * Self::MOST)) as u16;
        let places = UNIT_SQUARE.map(|at| outer.point() + at * outer.size());
        self.mesh.vertices.extend((0..4).map(|corner| Vertex {
            position: places[corner].extend(0.0),
            uv: carried[corner],
            color: tint,
            normal: spare,
        }));
        self.mesh.indices.extend([0, 1, 2, 0, 2, 3].map(|corner| first + corner));
    }

    pub const fn is_empty(&self) -> bool {
        self.mesh.vertices.is_empty()
    }

    /// Draws all of them into the pane.
    pub fn draw(mut self, projection: &Projection, material: &Material) {
        let pane = projection.pane;
        for quad in self.mesh.vertices.as_chunks_mut::<4>().0 {
            clip(quad, pane.size());
            for corner in quad {
                let place = (pane.point() + corner.position.truncate()) / projection.dpi;
                corner.position = place.extend(0.0);
            }
        }
        self.draw_as_they_are(material);
    }

    /// Draws all of them into a texture, without a pane.
    pub fn draw_as_they_are(mut self, material: &Material) {
        gl_use_material(material);
        while self.mesh.vertices.len() > 4 * Self::MOST {
            let rest = Mesh {
                vertices: self.mesh.vertices.split_off(4 * Self::MOST),
                indices: self.mesh.indices.split_off(6 * Self::MOST),
                texture: self.mesh.texture.clone(),
            };
            draw_mesh(&self.mesh);
            self.mesh = rest;
        }
        if !self.is_empty() {
            draw_mesh(&self.mesh);
        }
        gl_use_default_material();
    }
}

/// Clips a rectangle to what lies between 0 and `far`, and the values of its corners with it. What
/// lies beyond becomes empty.
fn clip(quad: &mut [Vertex; 4], far: Vec2) {
    let (low, high) = (quad[0].position.truncate(), quad[2].position.truncate());
    let within = |corner: &Vertex| {
        let place = corner.position.truncate();
        place.cmpge(Vec2::ZERO).all() && place.cmple(far).all()
    };
    if quad.iter().all(within) {
        return;
    }
    let (first, across, down) = (quad[0].uv, quad[1].uv - quad[0].uv, quad[3].uv - quad[0].uv);
    for corner in quad {
        let place = corner.position.truncate().clamp(Vec2::ZERO, far);
        let share = (place - low) / (high - low);
        corner.uv = first + across * share.x + down * share.y;
        corner.position = place.extend(0.0);
    }
}

/// White with this opacity.
pub(super) fn veil(share: f32) -> [u8; 4] {
    [(share * 255.0).round() as u8; 4]
}

/// A colour with this opacity, as the brushes take it.
pub(super) fn tint(colour: Color, share: f32) -> [u8; 4] {
    let cover = share.clamp(0.0, 1.0) * colour.a;
    let full = veil(1.0).map(f32::from);
    [colour.r, colour.g, colour.b, 1.0].map(|part| (part * cover * full[0]).round() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clipped(outer: Rect) -> [(Vec2, Vec2); 4] {
        let mut quads = Quads::new(None);
        quads.add(outer, Rect::new(0.0, 0.0, 1.0, 1.0), veil(1.0), Vec4::ZERO);
        let mut quad = *quads.mesh.vertices.first_chunk::<4>().unwrap();
        clip(&mut quad, vec2(100.0, 50.0));
        quad.map(|corner| (corner.position.truncate(), corner.uv))
    }

    #[test]
    fn what_lies_within_the_pane_stays_and_what_lies_across_its_edge_is_cut() {
        let whole = clipped(Rect::new(10.0, 10.0, 20.0, 20.0));
        assert_eq!((whole[0], whole[2].0), ((vec2(10.0, 10.0), Vec2::ZERO), vec2(30.0, 30.0)));
        let cut = clipped(Rect::new(-10.0, 40.0, 40.0, 20.0));
        assert_eq!(cut[0], (vec2(0.0, 40.0), vec2(0.25, 0.0)));
        assert_eq!(cut[1], (vec2(30.0, 40.0), vec2(1.0, 0.0)));
        assert_eq!(cut[2], (vec2(30.0, 50.0), vec2(1.0, 0.5)));
        assert_eq!(cut[3], (vec2(0.0, 50.0), vec2(0.25, 0.5)));
        let beyond = clipped(Rect::new(120.0, 10.0, 20.0, 20.0));
        assert!(
            beyond.iter().all(|(place, _)| (place.x - 100.0).abs() < 1e-6),
            "nothing is left: {beyond:?}"
        );
    }
}

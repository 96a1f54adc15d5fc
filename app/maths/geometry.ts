/** Plane figures and slopes. Lengths are in one unit, areas in its square; no length is negative. */

/** The area of a circle of that diameter. */
export function circleArea(diameter: number): number {
  return (Math.PI / 4) * diameter * diameter;
}

/** The area of an ellipse with these two axes, end to end. */
export function ellipseArea(length: number, width: number): number {
  return (Math.PI / 4) * length * width;
}

/** The area between two circles with one center, by their diameters; written so that a thin ring keeps its digits. */
export function ringArea(outer: number, inner: number): number {
  return (Math.PI / 4) * (outer - inner) * (outer + inner);
}

/** The area of a triangle on a base. */
export function triangleArea(base: number, height: number): number {
  return (base * height) / 2;
}

/** The area of a trapezoid whose parallel sides are `a` and `b`, `height` apart. */
export function trapezoidArea(a: number, b: number, height: number): number {
  return ((a + b) / 2) * height;
}

/** How much longer than on plan a line is that runs up a slope (rise over run): a rafter, a roof's area. */
export function slopeFactor(slope: number): number {
  return Math.hypot(1, slope);
}

/** The same for a hip rafter, which runs at 45° on plan between two roofs of that slope, per run of a common rafter. */
export function hipFactor(slope: number): number {
  return Math.sqrt(2 + slope * slope);
}

/** An angle in degrees as radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** An angle in radians as degrees. */
export function degrees(radiansOfAngle: number): number {
  return (radiansOfAngle * 180) / Math.PI;
}

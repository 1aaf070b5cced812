import { __ } from '@wordpress/i18n';
import styles from './style.module.scss';

/** The margin in modules that scanners need around a code (ISO 18004). */
const QUIET_ZONE = 4;

/**
 * The code of jetpack.com/mobile, which leads a phone to its store: a row of modules is a binary number, here in base 36, and
 * dark modules are ones. Computing it here would take a slow device 100 ms. A test compares it with the output of lean-qr.
 */
const CODE =
	'jufsv a6yip elaot ejsrh ejza5 a7jup jvfy7 27sw gh9py gmx1d ilomb ezp9c 575cb 2uxrh b46et 54p02 gg5x8 2eqh jw6e3 a5i59 ejr3u ekf98 ej9h1 a71u0 jvasj';

/** The dark modules of a code as an SVG path. */
function drawModules(code: string): { size: number; path: string } {
	const rows = code.split(' ');
	const size = rows.length;
	const path = rows.flatMap((row, y) =>
		[...parseInt(row, 36).toString(2).padStart(size, '0')].map((module, x) =>
			module === '1' ? `M${x} ${y}h1v1h-1z` : '',
		),
	);
	return { size, path: path.join('') };
}

/** A QR code that leads a phone to the app in its store. */
export function QrCode() {
	const { size, path } = drawModules(CODE);
	const full = size + 2 * QUIET_ZONE;
	return (
		<svg
			className={styles.code}
			viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${full} ${full}`}
			role="img"
			aria-label={__('QR code')}
			shapeRendering="crispEdges"
		>
			<path d={path} />
		</svg>
	);
}

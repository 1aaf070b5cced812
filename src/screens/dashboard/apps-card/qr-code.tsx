import { generate } from 'lean-qr';
import { __ } from '@wordpress/i18n';
import { getStoreUrl, type AppStore } from '@/domain/app-stores';
import styles from './style.module.scss';

/** The margin in modules that scanners need around a code (ISO 18004). */
const QUIET_ZONE = 4;

/** The dark modules of a code as an SVG path. */
function drawModules(text: string): { size: number; path: string } {
	const code = generate(text);
	const { size } = code;
	let path = '';
	for (let y = 0; y < size; y++) {
		for (let x = 0; x < size; x++) {
			if (code.get(x, y)) {
				path += `M${x} ${y}h1v1h-1z`;
			}
		}
	}
	return { size, path };
}

/** A QR code that leads a phone to the app in a store. */
export default function QrCode({ store }: { store: AppStore }) {
	const { size, path } = drawModules(getStoreUrl(store));
	const full = size + 2 * QUIET_ZONE;
	return (
		<svg
			className={styles.code}
			viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${full} ${full}`}
			role="img"
			aria-label={
				store === 'android'
					? __('QR code for Google Play', 'dashboard-for-jetpack')
					: __('QR code for the App Store', 'dashboard-for-jetpack')
			}
			shapeRendering="crispEdges"
		>
			<path d={path} />
		</svg>
	);
}

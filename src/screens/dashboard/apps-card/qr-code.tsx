import { __ } from '@wordpress/i18n';
import type { AppStore } from '@/domain/app-stores';
import styles from './style.module.scss';

/** The margin in modules that scanners need around a code (ISO 18004). */
const QUIET_ZONE = 4;

/**
 * The code of each store's address (DASH-13): a row of modules is a binary number, here in base 36, and dark modules are ones. To make
 * them here would take a slow device 150 ms; the tests compare them with what lean-qr makes.
 */
const CODES: Record<AppStore, string> = {
	android:
		'3x1s58f 20i5flt 2v8ik4d 2vqhe1p 2vcuqn1 20m5u0x 3xbl6yn 8sn40 3vr2iei 1v8kpjb 1kym50a ibvums 2vgevug 1sdr41v 2int40i 28ume2s 27c3icy 2cv2de3 1rojv96 228ubys 1jgfs1e 2lfs2gb 2qu3clm 2lyign0 25iqynt fzw9h 3x8tsuu 20dmkny 2vq79io 2vpcz6g 2vot2di 20glbd8 3xh3iw2',
	ios: '8tch33 4io3ep 6h13kt 6gv3a5 6h1x7h 4j8ytd 8tz2pr zu2o 6l8xvg 7yaaxd 2csg9s 8ijlqy onsj0 m73ld 5yacnw 23g4r6 7r6srw 6yqmid 6c3puc 4lynpu 5dvx13 17fvj 8temos 4iyrrk 6hcanp 6h6zvw 6hb14u 4ikdyy 8uaufo',
};

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

/** A QR code that leads a phone to the app in a store. */
export default function QrCode({ store }: { store: AppStore }) {
	const { size, path } = drawModules(CODES[store]);
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

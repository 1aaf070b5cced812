import { useCallback, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { mobile } from '@wordpress/icons';
import { getStoreUrl, type AppStore } from '@/domain/dashboard/app-stores';
import { recordClick } from '@/state/store/analytics';
import { selectCapabilities } from '@/state/connection';
import { dialogOpened } from '@/state/navigation/dialogs';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectCanAct } from '@/state/store/server-routes';
import { useAfterPaint } from '@/ui/after-paint';
import { Button } from '@/ui/button';
import { Card, focusCard } from '@/ui/card';
import { DismissButton } from '../parts/dismiss-button';
import styles from './style.module.scss';

/** The margin in modules that scanners need around a code (ISO 18004). */
const QUIET_ZONE = 4;

/**
 * The code of jetpack.com/mobile, which leads a phone to its store: a row of modules is a binary number, here in base 36, and
 * dark modules are ones. Computing it here would take a slow device 100 ms. A test compares it with the output of lean-qr.
 */
const CODE =
	'jufsv a6yip elaot ejsrh ejza5 a7jup jvfy7 27sw gh9py gmx1d ilomb ezp9c 575cb 2uxrh b46et 54p02 gg5x8 2eqh jw6e3 a5i59 ejr3u ekf98 ej9h1 a71u0 jvasj';

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
function QrCode() {
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

/** A link to the app in a store, drawn here for every language and without a picture from the store (DASH-16 to DASH-18). */
function StoreBadge({ store }: { store: AppStore }) {
	const dispatch = useAppDispatch();
	return (
		<Button
			href={getStoreUrl(store)}
			target="_blank"
			icon={mobile}
			onClick={() => dispatch(recordClick('app-store-badge', { store }))}
		>
			{store === 'android' ? __('Get it on Google Play') : __('Download on the App Store')}
		</Button>
	);
}

/** The mobile apps (DASH-13 to DASH-18). */
export function AppsCard() {
	const dispatch = useAppDispatch();
	const canMail = useAppSelector(
		(state) => selectCapabilities(state).isLinked && selectCanAct(state, 'send-login-email'),
	);
	const couldMail = useRef(canMail);
	// The dialog returns the focus to a link that is gone once the server has no such route.
	useAfterPaint(
		useCallback(() => {
			if (couldMail.current && !canMail && document.activeElement === document.body) {
				focusCard('apps');
			}
			couldMail.current = canMail;
		}, [canMail]),
	);
	return (
		<Card
			title={__('Jetpack in your pocket')}
			headingLevel={2}
			icon={mobile}
			action={
				<DismissButton setting="dismiss_dash_app_card" label={__('Dismiss the mobile apps card')} />
			}
			footer={
				canMail && (
					<Button
						variant="link"
						aria-haspopup="dialog"
						onClick={() => dispatch(dialogOpened('mobile-login'))}
					>
						{__('Email me a login link for the app')}
					</Button>
				)
			}
		>
			<p>{__('Write posts, answer comments and check your stats anywhere.')}</p>
			<div className={styles.ways}>
				<div className="jd-list">
					<StoreBadge store="android" />
					<StoreBadge store="ios" />
				</div>
				<figure className={styles.scan}>
					<QrCode />
					<figcaption>{__('Scan to get the app')}</figcaption>
				</figure>
			</div>
		</Card>
	);
}

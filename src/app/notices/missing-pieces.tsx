import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { Notice } from '@/ui/notice';
import styles from './style.module.scss';

/** Pieces whose absence changes nothing that a person sees. */
const SILENT = ['routes', 'tracking', 'identity-crisis', 'subscription-texts'];

/** The use of a piece of the page data; an unknown piece keeps its own name. */
function describePiece(piece: string): string {
	switch (piece) {
		case 'connection':
			return __("Your site's connection", 'dashboard-for-jetpack');
		case 'links':
			return __('The links that connect your accounts', 'dashboard-for-jetpack');
		case 'user':
			return __('Your connected account', 'dashboard-for-jetpack');
		case 'modules':
			return __('Features', 'dashboard-for-jetpack');
		case 'settings':
			return __('Settings', 'dashboard-for-jetpack');
		case 'plan':
			return __('Your plan', 'dashboard-for-jetpack');
		case 'products':
			return __('Product descriptions', 'dashboard-for-jetpack');
		case 'site':
			return __('Details about your site', 'dashboard-for-jetpack');
		case 'theme':
			return __('What your theme supports', 'dashboard-for-jetpack');
		case 'plugins':
			return __('Details about your store', 'dashboard-for-jetpack');
		case 'stats':
			return __('Who can view your stats', 'dashboard-for-jetpack');
		case 'licensing':
			return __('Your licenses', 'dashboard-for-jetpack');
		case 'partner':
			return __('Coupons and partner offers', 'dashboard-for-jetpack');
		case 'notices':
			return __("Jetpack's messages", 'dashboard-for-jetpack');
		case 'recommendations':
			return __('Recommendations', 'dashboard-for-jetpack');
		default:
			return piece;
	}
}

/**
 * The pieces of the page data that this Jetpack didn't provide. The console names each one once, with the
 * server's reason.
 */
export function MissingPieces() {
	const { pageDataFailures: failures } = useAppSelector(selectSite);
	const [isDismissed, setDismissed] = useState(false);
	useEffect(() => {
		for (const { piece, message } of failures) {
			console.warn(`The page data has no "${piece}": ${message}`);
		}
	}, [failures]);
	const pieces = failures
		.filter(({ piece, isRead }) => !isRead && !SILENT.includes(piece))
		.map(({ piece }) => piece);
	if (isDismissed || pieces.length === 0) {
		return null;
	}
	return (
		<Notice status="warning" onDismiss={() => setDismissed(true)}>
			<p>
				{__(
					"Couldn't read these from Jetpack, so they may be missing or out of date here. Everything else on this page works.",
					'dashboard-for-jetpack',
				)}
			</p>
			<ul className={styles.reasons}>
				{pieces.map((piece) => (
					<li key={piece}>{describePiece(piece)}</li>
				))}
			</ul>
		</Notice>
	);
}

import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Notice } from '@/ui/notice';
import styles from './style.module.scss';

/** Pieces whose absence changes nothing that a person sees. */
const SILENT = ['routes', 'tracking', 'identity-crisis', 'subscription-texts'];

/** The use of a piece of the page data; an unknown piece keeps its own name. */
const PIECES = new Map<string, () => string>([
	['connection', () => __("Your site's connection", 'dashboard-for-jetpack')],
	['links', () => __('The links that connect your accounts', 'dashboard-for-jetpack')],
	['user', () => __('Your connected account', 'dashboard-for-jetpack')],
	['modules', () => __('Features', 'dashboard-for-jetpack')],
	['settings', () => __('Settings', 'dashboard-for-jetpack')],
	['plan', () => __('Your plan', 'dashboard-for-jetpack')],
	['products', () => __('Product descriptions', 'dashboard-for-jetpack')],
	['site', () => __('Details about your site', 'dashboard-for-jetpack')],
	['theme', () => __('What your theme supports', 'dashboard-for-jetpack')],
	['plugins', () => __('Details about your store', 'dashboard-for-jetpack')],
	['stats', () => __('Who can view your stats', 'dashboard-for-jetpack')],
	['licensing', () => __('Your licenses', 'dashboard-for-jetpack')],
	['partner', () => __('Coupons and partner offers', 'dashboard-for-jetpack')],
	['notices', () => __("Jetpack's messages", 'dashboard-for-jetpack')],
	['recommendations', () => __('Recommendations', 'dashboard-for-jetpack')],
]);

/**
 * The pieces of the page data that this Jetpack didn't provide. The console names each one once, with the
 * server's reason, which only administrators have.
 */
export function MissingPieces() {
	const { pageDataFailures: failures } = useAppSelector(selectSite);
	const [isDismissed, setDismissed] = useState(false);
	useEffect(() => {
		for (const { piece, message } of failures) {
			console.warn([`The page data has no "${piece}"`, message].filter(Boolean).join(': '));
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
					<li key={piece}>{PIECES.get(piece)?.() ?? piece}</li>
				))}
			</ul>
		</Notice>
	);
}

import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Notice } from '@/ui/notice';
import { focusScreenHeading } from '@/ui/screen-title';
import styles from './style.module.scss';

/** Pieces whose absence changes nothing that a person sees. */
const SILENT = ['routes', 'tracking', 'identity-crisis', 'subscription-texts'];

/** The use of a piece of the page data; an unknown piece keeps its own name. */
const PIECES = new Map<string, () => string>([
	['connection', () => __("Your site's connection")],
	['links', () => __('The links that connect your accounts')],
	['user', () => __('Your connected account')],
	['modules', () => __('Features')],
	['settings', () => __('Settings')],
	['plan', () => __('Your plan')],
	['products', () => __('Product descriptions')],
	['site', () => __('Details about your site')],
	['theme', () => __('What your theme supports')],
	['plugins', () => __('Details about your store')],
	['stats', () => __('Who can view your stats')],
	['licensing', () => __('Your licenses')],
	['partner', () => __('Coupons and partner offers')],
	['notices', () => __("Jetpack's messages")],
	['recommendations', () => __('Recommendations')],
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
	const dismiss = () => {
		focusScreenHeading();
		setDismissed(true);
	};
	return (
		<Notice status="warning" onDismiss={dismiss}>
			<p>
				{__(
					"Couldn't read these from Jetpack, so they may be missing or out of date here. Everything else on this page works.",
				)}
			</p>
			<ul className={`jd-bullets ${styles.reasons}`}>
				{pieces.map((piece) => (
					<li key={piece}>{PIECES.get(piece)?.() ?? piece}</li>
				))}
			</ul>
		</Notice>
	);
}

import createPurifier from 'dompurify';
import { useId, useMemo } from 'react';
import { closeSmall } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { ReleaseNotes as Notes } from '@/domain/notices';
import { useAppDispatch } from '@/state/hooks';
import { dismissReleaseNotes } from '@/state/notices';
import { Button } from '@/ui/button';
import { focusScreenHeading } from '../admin-page';
import styles from './style.module.scss';

/** What a post is made of, and nothing that could act, lay out the page or carry a name of ours. */
const ALLOWED_TAGS = [
	...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre'],
	...['a', 'strong', 'b', 'em', 'i', 'code', 'figure', 'figcaption'],
];
const ALLOWED_ATTR = ['href'];
const ALLOWED_URI_REGEXP = /^https?:/i;

// An instance of its own: its hook is nobody else's.
const purifier = createPurifier(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
	if (node.nodeName === 'A') {
		node.setAttribute('target', '_blank');
		node.setAttribute('rel', 'noopener noreferrer');
	}
});

// A picture gives way to its text alternative. A link that holds nothing else keeps a name.
purifier.addHook('uponSanitizeElement', (node) => {
	if (node instanceof HTMLImageElement) {
		const isLink = node.closest('a')?.textContent?.trim() === '';
		node.before(` ${node.alt || (isLink ? __('Picture', 'dashboard-for-jetpack') : '')} `);
	}
});

/**
 * Foreign HTML that may be drawn: text, lists and links that open a tab. Nothing of it loads anything: pictures are replaced
 * by their text alternative. Where the page requires Trusted Types it is one of those, not a string.
 */
const purify = (html: string) =>
	purifier.sanitize(html, {
		ALLOWED_TAGS,
		ALLOWED_ATTR,
		ALLOWED_URI_REGEXP,
		RETURN_TRUSTED_TYPE: true,
	});

/** What is new, in the words of the release post and without its pictures (DASH-39, DASH-40). */
export default function ReleaseNotes({ version, title, content }: Notes) {
	const dispatch = useAppDispatch();
	const id = useId();
	const html = useMemo(() => ({ __html: purify(content) }), [content]);
	/* translators: %s: a version number. */
	const news = sprintf(__('New in Jetpack %s', 'dashboard-for-jetpack'), version);

	const dismiss = () => {
		focusScreenHeading();
		void dispatch(dismissReleaseNotes());
	};

	return (
		<section aria-labelledby={id} className={styles.card}>
			<div className={styles.text}>
				{title && <p className={styles.version}>{news}</p>}
				<h2 id={id} className={styles.title}>
					{title || news}
				</h2>
				{String(html.__html) && <div className={styles.content} dangerouslySetInnerHTML={html} />}
			</div>
			<Button
				variant="tertiary"
				size="small"
				icon={closeSmall}
				className={styles.dismiss}
				aria-label={__('Dismiss the release notes', 'dashboard-for-jetpack')}
				onClick={dismiss}
			/>
		</section>
	);
}

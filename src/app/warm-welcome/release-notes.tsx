import createPurifier from 'dompurify';
import { useEffect, useId, useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { ReleaseNotes as Notes } from '@/domain/notices/release-notes';
import { useAppDispatch } from '@/state/store/hooks';
import { dismissReleaseNotes } from '@/state/notices';
import { CloseButton } from '@/ui/button';
import { focusScreenHeading } from '@/ui/screen-title';
import styles from './style.module.scss';

/** The tags of a post: none that could run code, change the layout or use our class names. */
const ALLOWED_TAGS = [
	...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre'],
	...['a', 'strong', 'b', 'em', 'i', 'code', 'figure', 'figcaption'],
];
const ALLOWED_ATTR = ['href'];
const ALLOWED_URI_REGEXP = /^https?:/i;

// A separate instance, so that its hook doesn't affect others.
const purifier = createPurifier(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
	if (node.nodeName === 'A') {
		node.setAttribute('target', '_blank');
		node.setAttribute('rel', 'noopener noreferrer');
	}
});

// Replaces a picture by its text alternative, so that a link with only a picture keeps its name.
purifier.addHook('uponSanitizeElement', (node) => {
	if (node instanceof HTMLImageElement) {
		const isLink = node.closest('a')?.textContent?.trim() === '';
		node.before(` ${node.alt || (isLink ? __('Picture') : '')} `);
	}
});

/**
 * Sanitizes foreign HTML: only text, lists and links that open a tab remain. It loads nothing: pictures are
 * replaced by their text alternative. If the page requires Trusted Types, the result is one instead of a
 * string.
 */
const purify = (html: string) =>
	purifier.sanitize(html, {
		ALLOWED_TAGS,
		ALLOWED_ATTR,
		// Allowed by default, but scripts of other plugins may react to them.
		ALLOW_DATA_ATTR: false,
		ALLOW_ARIA_ATTR: false,
		ALLOWED_URI_REGEXP,
		RETURN_TRUSTED_TYPE: true,
	});

/** What is new: the text of the release post without its pictures (DASH-39, DASH-40). */
interface ReleaseNotesProps extends Notes {
	/** Must be stable: a new function is called again. */
	onShown: () => void;
}

export default function ReleaseNotes({ version, title, content, onShown }: ReleaseNotesProps) {
	const dispatch = useAppDispatch();
	const id = useId();
	const html = useMemo(() => ({ __html: purify(content) }), [content]);
	/* translators: %s: a version number. */
	const news = sprintf(__('New in Jetpack %s'), version);

	useEffect(onShown, [onShown]);

	const dismiss = () => {
		focusScreenHeading();
		void dispatch(dismissReleaseNotes());
	};

	return (
		<section aria-labelledby={id} className={styles.card}>
			<div className={styles.text}>
				{title && <p className="jd-caption">{news}</p>}
				<h2 id={id} className={styles.title}>
					{title || news}
				</h2>
				{String(html.__html) && (
					<div className={`jd-list jd-muted ${styles.content}`} dangerouslySetInnerHTML={html} />
				)}
			</div>
			<CloseButton
				className={styles.dismiss}
				aria-label={__('Dismiss the release notes')}
				onClick={dismiss}
			/>
		</section>
	);
}

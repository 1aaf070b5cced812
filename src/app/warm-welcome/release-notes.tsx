import { useId, useMemo } from 'react';
import { closeSmall } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { ReleaseNotes as Notes } from '@/domain/notices';
import { toSafeUrl } from '@/lib/safe-url';
import { useAppDispatch } from '@/state/hooks';
import { dismissReleaseNotes } from '@/state/notices';
import { Button } from '@/ui/button';
import { focusScreenHeading } from '../admin-page';
import { purify } from './purify';
import styles from './style.module.scss';

/** What is new, in the words of who made it (DASH-39, DASH-40). */
export default function ReleaseNotes({ version, title, content, imageUrl }: Notes) {
	const dispatch = useAppDispatch();
	const id = useId();
	const image = toSafeUrl(imageUrl);
	const html = useMemo(() => ({ __html: purify(content) }), [content]);
	/* translators: %s: a version number. */
	const news = sprintf(__('New in Jetpack %s', 'jetpack'), version);

	const dismiss = () => {
		focusScreenHeading();
		void dispatch(dismissReleaseNotes());
	};

	return (
		<section aria-labelledby={id} className={styles.card}>
			{image && <img src={image} alt="" loading="lazy" className={styles.image} />}
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
				aria-label={__('Dismiss the release notes', 'jetpack')}
				onClick={dismiss}
			/>
		</section>
	);
}

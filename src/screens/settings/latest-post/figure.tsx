import { useId, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton } from '@/ui/skeleton';
import styles from './style.module.scss';
import type { ShownPost } from './use-latest-posts';

export function PreviewFigure({ children }: { children: ReactNode }) {
	const captionId = useId();
	return (
		<figure aria-labelledby={captionId} className={styles.preview}>
			<figcaption id={captionId} className="jd-caption">
				{__('Preview')}
			</figcaption>
			{children}
		</figure>
	);
}

export function PostWords({ post, children }: { post?: ShownPost; children?: ReactNode }) {
	return (
		<div className={styles.words}>
			{children}
			{post ? (
				<>
					<strong>
						<bdi>{post.title}</bdi>
					</strong>
					<span className="jd-caption">{post.detail}</span>
				</>
			) : (
				<Skeleton lines={2} />
			)}
		</div>
	);
}

import { memo, useMemo } from 'react';
import { findQuotedPost, type PostMedium, type TextPart } from '@/domain/seo/post-text';
import type { Previews } from '@/domain/seo/previews';
import { ExternalLink } from '@/ui/external-link';
import { Skeleton } from '@/ui/skeleton';
import { useSettled } from '../../frame/field-warning';
import { Address, Preview, SiteIcon } from './preview-parts';
import styles from './previews.module.scss';
import { QuotedPost } from './quoted-post';

function PostText({ parts }: { parts: readonly TextPart[] }) {
	return (
		<p>
			<bdi>
				{parts.map(({ text, href }, index) =>
					href ? (
						<ExternalLink key={index} href={href}>
							{text}
						</ExternalLink>
					) : (
						text
					),
				)}
			</bdi>
		</p>
	);
}

function Medium({ kind, url }: PostMedium) {
	switch (kind) {
		case 'image':
		case 'gif':
			return <SiteIcon url={url} size="large" />;
		case 'video':
			return <video src={url} muted preload="metadata" />;
	}
}

/** A post with the site's card (PREVIEW-06 to PREVIEW-10). A quoted post replaces the card. */
export const TwitterPreview = memo(function TwitterPreview(shown: Previews['twitter']) {
	const { name, address, icon, title, text, source, media } = shown;
	// Waits for a pause in typing, because a half-typed address links to another post.
	const settled = useSettled(source);
	const quoted = useMemo(() => findQuotedPost(settled), [settled]);
	return (
		<Preview name="Twitter">
			<div className={styles.source}>
				<SiteIcon url={icon} size="small" />
				<p>
					<bdi>{name}</bdi>
				</p>
			</div>
			{text ? <PostText parts={text} /> : <Skeleton lines={1} />}
			{quoted ? (
				<QuotedPost {...quoted} />
			) : (
				<div className={styles.card}>
					{media.length > 0 ? (
						media.map((medium) => <Medium key={medium.url} {...medium} />)
					) : (
						<SiteIcon url={undefined} size="large" />
					)}
					<div className={styles.words}>
						<p className={styles.title}>
							<bdi>{title}</bdi>
						</p>
						<Address address={address} />
					</div>
				</div>
			)}
		</Preview>
	);
});

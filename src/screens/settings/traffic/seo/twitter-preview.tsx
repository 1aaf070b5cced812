import { memo, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { commentAuthorAvatar } from '@wordpress/icons';
import {
	findQuotedPost,
	type QuotedPost as QuotedLink,
	type TextPart,
} from '@/domain/seo/post-text';
import type { Previews } from '@/domain/seo/previews';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { useSettled } from '../../frame/field-warning';
import { Address, Preview, SiteIcon, Source } from './preview-parts';
import styles from './previews.module.scss';

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

/**
 * A post that the text links to. It is rendered from its link alone: nothing is loaded from the network
 * (PREVIEW-10).
 */
function QuotedPost({ author, href }: QuotedLink) {
	return (
		<blockquote className={styles.quote}>
			<div className={styles.source}>
				<span className={styles.author}>
					<Icon icon={commentAuthorAvatar} size={20} />
				</span>
				<div>
					<p className="jd-strong">
						{author ? <bdi dir="ltr">{`@${author}`}</bdi> : __('Twitter')}
					</p>
					<p className="jd-caption">{__('Quoted post')}</p>
				</div>
			</div>
			<p>{__('People on Twitter see the whole post here.')}</p>
			<p>
				<ExternalLink href={href}>
					<bdi dir="ltr">{href}</bdi>
				</ExternalLink>
			</p>
		</blockquote>
	);
}

/** A post with the site's card (PREVIEW-06 to PREVIEW-10). A quoted post replaces the card. */
export const TwitterPreview = memo(function TwitterPreview(shown: Previews['twitter']) {
	const { name, address, icon, title, text, source, media } = shown;
	// Waits for a pause in typing, because a half-typed address links to another post.
	const settled = useSettled(source);
	const quoted = useMemo(() => findQuotedPost(settled), [settled]);
	return (
		<Preview name="Twitter">
			<Source icon={icon} name={name} />
			{text ? <PostText parts={text} /> : <Skeleton lines={1} />}
			{quoted ? (
				<QuotedPost {...quoted} />
			) : (
				<div className={styles.card}>
					{media.length > 0 ? (
						media.map(({ kind, url }) =>
							kind === 'video' ? (
								<video key={url} src={url} muted preload="metadata" />
							) : (
								<SiteIcon key={url} url={url} size="large" />
							),
						)
					) : (
						<SiteIcon url={undefined} size="large" />
					)}
					<div className={styles.words}>
						<p className="jd-strong">
							<bdi>{title}</bdi>
						</p>
						<Address address={address} />
					</div>
				</div>
			)}
		</Preview>
	);
});

import { __ } from '@wordpress/i18n';
import { commentAuthorAvatar } from '@wordpress/icons';
import type { QuotedPost as Quoted } from '@/domain/seo/post-text';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import styles from './previews.module.scss';

/**
 * A post that the text links to. It is rendered from its link alone: nothing is loaded from the network
 * (PREVIEW-10).
 */
export function QuotedPost({ author, href }: Quoted) {
	return (
		<blockquote className={styles.quote}>
			<div className={styles.source}>
				<span className={styles.author}>
					<Icon icon={commentAuthorAvatar} size={20} />
				</span>
				<div>
					<p className={styles.title}>
						{author ? <bdi dir="ltr">{`@${author}`}</bdi> : __('Twitter')}
					</p>
					<p className={styles.muted}>{__('Quoted post')}</p>
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

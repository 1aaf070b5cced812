import { useRef, type ReactNode } from 'react';
import { image } from '@wordpress/icons';
import { toReadableAddress } from '@/lib/readable-address';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Picture } from '@/ui/picture';
import { PostWords, PreviewFigure } from './figure';
import { isSample, SamplePicture } from './sample-picture';
import styles from './style.module.scss';
import { usePreviewPosts, type ShownPost } from './use-latest-posts';

/** The picture of a post, decorative because its title says the same; an icon without one. */
export function PostPicture({ picture }: Pick<ShownPost, 'picture'>) {
	return isSample(picture) ? (
		<SamplePicture sample={picture} />
	) : (
		<Picture src={picture} icon={image} iconSize={32} className={styles.thumbnail} />
	);
}

export function BelowPost({ children }: { children: ReactNode }) {
	const ref = useRef<HTMLDivElement>(null);
	const [post] = usePreviewPosts(ref) ?? [];
	return (
		<PreviewFigure>
			<div ref={ref} className={styles.post}>
				<PostPicture picture={post?.picture} />
				<PostWords post={post} />
			</div>
			<div className={styles.below}>{children}</div>
		</PreviewFigure>
	);
}

export function SocialCard() {
	const { rawUrl } = useAppSelector(selectSite);
	const ref = useRef<HTMLDivElement>(null);
	const [post] = usePreviewPosts(ref) ?? [];
	return (
		<div ref={ref} className={styles.card}>
			<PostPicture picture={post?.picture} />
			<PostWords post={post}>
				<span className="jd-caption">
					<bdi dir="ltr">{toReadableAddress(rawUrl).replaceAll('::', '/')}</bdi>
				</span>
			</PostWords>
		</div>
	);
}

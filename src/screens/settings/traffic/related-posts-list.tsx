import { useRef, type ReactNode } from 'react';
import { PostPicture } from '../latest-post/latest-post';
import { PostWords } from '../latest-post/figure';
import styles from '../latest-post/style.module.scss';
import { usePreviewPosts } from '../latest-post/use-latest-posts';

interface RelatedPostsListProps {
	hasThumbnails: boolean;
	/** Shown until the posts are known. */
	waiting: ReactNode;
}

/** The site's latest posts, or samples in place of those that it doesn't have. */
export default function RelatedPostsList({ hasThumbnails, waiting }: RelatedPostsListProps) {
	const ref = useRef<HTMLDivElement>(null);
	const posts = usePreviewPosts(ref);
	return (
		<div ref={ref}>
			{posts ? (
				<ul className={styles.samples}>
					{posts.map((post) => (
						<li key={post.key}>
							{hasThumbnails && <PostPicture picture={post.picture} />}
							<PostWords post={post} />
						</li>
					))}
				</ul>
			) : (
				waiting
			)}
		</div>
	);
}

import { __ } from '@wordpress/i18n';
import { PREVIEW_POSTS } from '@/domain/posts';
import { getSetting } from '@/domain/settings/registry';
import { joinUrl } from '@/lib/safe-url';
import { recordClick } from '@/state/analytics';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectIsSettingOn } from '@/state/settings';
import { selectSite } from '@/state/site';
import type { CardSlots } from '../frame/card-slots';
import { ConfigureLink } from '../frame/configure-link';
import { ModuleSwitch } from '../frame/module-switch';
import { Marked } from '../frame/search-context';
import { useSettingState } from '../frame/use-setting-state';
import { PostPicture, PostWords, PreviewFigure } from '../latest-post/latest-post';
import styles from '../latest-post/style.module.scss';
import { usePreviewPosts } from '../latest-post/use-latest-posts';

const MODULE = 'related-posts';

/** Three posts that are loading. */
const PENDING = Array.from<undefined>({ length: PREVIEW_POSTS });

function RelatedPostsSwitch() {
	return (
		<ModuleSwitch
			id={MODULE}
			help={<Marked text={getSetting(MODULE).getDescription?.() ?? ''} />}
		/>
	);
}

/**
 * A preview for readers, with the site's latest posts where it has any. It updates at once, even while a switch is being
 * saved (TRAFFIC-17).
 */
function Preview() {
	const hasHeading = useAppSelector((state) => selectIsSettingOn(state, 'show_headline'));
	const hasThumbnails = useAppSelector((state) => selectIsSettingOn(state, 'show_thumbnails'));
	const posts = usePreviewPosts() ?? PENDING;
	return (
		<PreviewFigure>
			{hasHeading && (
				<p className={styles.heading}>
					<Marked text={__('Related', 'dashboard-for-jetpack')} />
				</p>
			)}
			<ul className={styles.samples}>
				{posts.map((post, index) => (
					<li key={post?.key ?? index}>
						{hasThumbnails && <PostPicture picture={post?.picture} />}
						<PostWords post={post} />
					</li>
				))}
			</ul>
		</PreviewFigure>
	);
}

/** A link to the Customizer, which has the section only while the feature is on (TRAFFIC-18). */
function CustomizerLink() {
	const dispatch = useAppDispatch();
	const { adminUrl, lastPostUrl } = useAppSelector(selectSite);
	const isOn = useAppSelector((state) => selectIsSettingOn(state, MODULE));
	const state = useSettingState(MODULE);
	if (!isOn || (state.kind === 'unavailable' && state.availability.kind !== 'locked')) {
		return null;
	}
	const query = new URLSearchParams({
		'autofocus[section]': 'jetpack_relatedposts',
		...(lastPostUrl && { url: lastPostUrl }),
		return: joinUrl(adminUrl, 'admin.php?page=jetpack#/traffic'),
	});
	return (
		<ConfigureLink
			href={joinUrl(adminUrl, `customize.php?${query.toString()}`)}
			onClick={() => dispatch(recordClick('configure-related-posts'))}
		>
			{__('Configure related posts in the Customizer', 'dashboard-for-jetpack')}
		</ConfigureLink>
	);
}

/** Related posts below each post (TRAFFIC-15 to TRAFFIC-19). */
export const RELATED_POSTS: CardSlots = {
	rows: { [MODULE]: RelatedPostsSwitch },
	Notes: Preview,
	Footer: CustomizerLink,
};

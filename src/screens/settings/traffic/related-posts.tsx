import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { PREVIEW_POSTS } from '@/domain/site/posts';
import { joinUrl } from '@/lib/safe-url';
import { recordClick } from '@/state/store/analytics';
import { getPagePath } from '@/state/store/browser';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsSettingOn } from '@/state/settings';
import { selectSite } from '@/state/site';
import { late } from '@/ui/loadable/late';
import { type CardSlots, PART } from '../frame/card-frame';
import { ConfigureLink } from '../frame/configure-link';
import { useSettingState } from '../frame/use-setting-state';
import { PostWords, PreviewFigure } from '../latest-post/figure';
import styles from '../latest-post/style.module.scss';

const MODULE = 'related-posts';

const RelatedPostsList = late(
	() => import(/* webpackChunkName: "settings-traffic-late" */ './related-posts-list'),
	PART,
);

function PendingPosts({ hasThumbnails }: { hasThumbnails: boolean }) {
	return (
		<ul className={styles.samples}>
			{Array.from({ length: PREVIEW_POSTS }, (_, index) => (
				<li key={index}>
					{hasThumbnails && <span className={styles.thumbnail} />}
					<PostWords />
				</li>
			))}
		</ul>
	);
}

/**
 * A preview for readers, with the site's latest posts where it has any. It updates at once, even while a switch is being
 * saved (TRAFFIC-17).
 */
function Preview() {
	const hasHeading = useAppSelector((state) => selectIsSettingOn(state, 'show_headline'));
	const hasThumbnails = useAppSelector((state) => selectIsSettingOn(state, 'show_thumbnails'));
	const pending = <PendingPosts hasThumbnails={hasThumbnails} />;
	return (
		<PreviewFigure>
			{hasHeading && <p className="jd-strong">{__('Related')}</p>}
			<RelatedPostsList hasThumbnails={hasThumbnails} waiting={pending} />
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
	const customizer = addQueryArgs('customize.php', {
		'autofocus[section]': 'jetpack_relatedposts',
		url: lastPostUrl || undefined,
		return: joinUrl(adminUrl, dispatch(getPagePath('#/traffic'))),
	});
	return (
		<ConfigureLink
			href={joinUrl(adminUrl, customizer)}
			onClick={() => dispatch(recordClick('configure-related-posts'))}
		>
			{__('Configure related posts in the Customizer')}
		</ConfigureLink>
	);
}

/** Related posts below each post (TRAFFIC-15 to TRAFFIC-19). */
export const RELATED_POSTS: CardSlots = {
	Notes: Preview,
	Footer: CustomizerLink,
};

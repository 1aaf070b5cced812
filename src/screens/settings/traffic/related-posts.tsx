import { useId } from 'react';
import { __ } from '@wordpress/i18n';
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
import { SamplePicture, type Sample } from './sample-picture';
import styles from './style.module.scss';

const MODULE = 'related-posts';

function RelatedPostsSwitch() {
	return (
		<ModuleSwitch
			id={MODULE}
			help={<Marked text={getSetting(MODULE).getDescription?.() ?? ''} />}
		/>
	);
}

const listSamples = (): { picture: Sample; title: string; place: string }[] => [
	{
		picture: 'cat',
		title: __('A morning with the office cat', 'dashboard-for-jetpack'),
		place: __('In "Pets"', 'dashboard-for-jetpack'),
	},
	{
		picture: 'devices',
		title: __('Our new app, on every screen', 'dashboard-for-jetpack'),
		place: __('In "Mobile"', 'dashboard-for-jetpack'),
	},
	{
		picture: 'wedding',
		title: __('A small wedding, planned by phone', 'dashboard-for-jetpack'),
		place: __('In "Weddings"', 'dashboard-for-jetpack'),
	},
];

/** A preview for readers, which updates at once, even while a switch is being saved (TRAFFIC-17). */
function Preview() {
	const hasHeading = useAppSelector((state) => selectIsSettingOn(state, 'show_headline'));
	const hasThumbnails = useAppSelector((state) => selectIsSettingOn(state, 'show_thumbnails'));
	const captionId = useId();
	return (
		<figure aria-labelledby={captionId} className={styles.preview}>
			<figcaption id={captionId}>{__('Preview', 'dashboard-for-jetpack')}</figcaption>
			{hasHeading && <p className={styles.heading}>{__('Related', 'dashboard-for-jetpack')}</p>}
			<ul className={styles.samples}>
				{listSamples().map(({ picture, title, place }) => (
					<li key={picture}>
						{hasThumbnails && <SamplePicture sample={picture} />}
						<strong>{title}</strong>
						<span className={styles.place}>{place}</span>
					</li>
				))}
			</ul>
		</figure>
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

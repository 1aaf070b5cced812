import { __, sprintf } from '@wordpress/i18n';
import { getUnavailableReason } from '@/domain/modules/availability';
import type { SettingId } from '@/domain/settings/registry';
import { joinUrl } from '@/lib/safe-url';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import type { CardSlots } from '../frame/card-frame';
import { ConfigureLink } from '../frame/configure-link';
import { SettingToggle } from '../frame/setting-switch';
import { useSharedModule } from '../frame/use-setting-state';

interface ContentTypeProps {
	id: SettingId;
	help: string;
	postType: string;
	addLabel: string;
}

/** A custom post type. Toggling it reloads the page, because the admin menu changes with it. */
function ContentType({ id, help, postType, addLabel }: ContentTypeProps) {
	const { isModuleOn, isOn: isChosen, isSaving, lock, feature } = useSharedModule(id);
	const { adminUrl, theme } = useAppSelector(selectSite);
	const isOfTheme = isModuleOn && theme.support[id] === true;
	const isOn = isChosen || isOfTheme;
	const isHeldOff = lock?.kind === 'locked' && lock.override === 'inactive';
	const reason = isHeldOff
		? __('This feature has been disabled by a site administrator.')
		: lock && getUnavailableReason(lock, feature);
	const ofTheme = sprintf(
		/* translators: %s: name of a module. */
		__('Your theme turns this on. To turn it off, deactivate %s in the list of modules.'),
		feature,
	);
	return (
		<SettingToggle
			isFeature
			id={id}
			help={help}
			isOn={isOn}
			isSaving={isSaving}
			reason={reason ?? (isOfTheme ? ofTheme : undefined)}
			below={
				isOn &&
				!isSaving && (
					<ConfigureLink href={joinUrl(adminUrl, `post-new.php?post_type=${postType}`)}>
						{addLabel}
					</ConfigureLink>
				)
			}
		/>
	);
}

/** Custom post types (WRITING-18 to WRITING-20). */
export const CONTENT_TYPES: CardSlots = {
	rows: {
		jetpack_testimonial: () => (
			<ContentType
				id="jetpack_testimonial"
				help={sprintf(
					/* translators: %s: a shortcode. */
					__(
						'Praise from your customers, in their words. Show them on any page with the shortcode %s.',
					),
					'[testimonials]',
				)}
				postType="jetpack-testimonial"
				addLabel={__('Add a testimonial')}
			/>
		),
		jetpack_portfolio: () => (
			<ContentType
				id="jetpack_portfolio"
				help={sprintf(
					/* translators: %s: a shortcode. */
					__(
						'Your projects, each with a page of its own. Show them on any page with the shortcode %s.',
					),
					'[portfolio]',
				)}
				postType="jetpack-portfolio"
				addLabel={__('Add a portfolio item')}
			/>
		),
	},
};

import { __ } from '@wordpress/i18n';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { Banner } from '@/ui/banner';

/** DASH-37, DASH-38. */
export function SupportOffer({ offer }: { offer: 'upgrade' | 'connect' }) {
	const dispatch = useAppDispatch();
	const isConnect = offer === 'connect';
	return (
		<Banner
			title={__('Get a faster resolution to your support questions.', 'jetpack')}
			description={
				isConnect ? __('It begins with connecting your user account.', 'jetpack') : undefined
			}
			actionLabel={isConnect ? __('Connect', 'jetpack') : __('Upgrade', 'jetpack')}
			href={isConnect ? '#/connect-user' : '#/plans'}
			onAction={() =>
				dispatch(
					recordClick(isConnect ? 'connect-banner' : 'upgrade-banner', { feature: 'support' }),
				)
			}
		/>
	);
}

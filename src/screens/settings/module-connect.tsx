import { __ } from '@wordpress/i18n';
import { recordClick } from '@/state/analytics';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { ConnectPrompt } from '@/ui/connect-prompt';

/** The way on for a module that works through a connected account that is missing (ROLE-24). */
export function ModuleConnect({ slug }: { slug: string }) {
	const dispatch = useAppDispatch();
	const { canConnectAccount } = useAppSelector(selectCapabilities);
	return (
		<ConnectPrompt
			layer="owner"
			canConnect={canConnectAccount}
			onConnect={() => dispatch(recordClick('connect-banner', { feature: slug }))}
		>
			{__('This works through your user account, which is not connected yet.', 'jetpack')}
		</ConnectPrompt>
	);
}

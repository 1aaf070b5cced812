import { __ } from '@wordpress/i18n';
import type { ModuleAvailability } from '@/domain/modules';
import { recordClick } from '@/state/analytics';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { ConnectPrompt } from '@/ui/connect-prompt';

interface CardConnectProps {
	availability: ModuleAvailability;
	/** What stands in the tracks of a click. */
	feature: string;
	prompt?: string;
}

/** The way on for a feature that works through a connected account that is missing (ROLE-24). */
export function CardConnect({ availability, feature, prompt }: CardConnectProps) {
	const dispatch = useAppDispatch();
	const { canConnectAccount } = useAppSelector(selectCapabilities);
	if (availability.kind !== 'needs-owner') {
		return null;
	}
	return (
		<ConnectPrompt
			layer="owner"
			canConnect={canConnectAccount}
			onConnect={() => dispatch(recordClick('connect-banner', { feature }))}
		>
			{prompt ?? __('This works through your user account, which is not connected yet.', 'jetpack')}
		</ConnectPrompt>
	);
}

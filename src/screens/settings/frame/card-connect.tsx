import { __ } from '@wordpress/i18n';
import type { ModuleAvailability } from '@/domain/modules';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { ConnectPrompt } from '../../common/connect-prompt';

interface CardConnectProps {
	availability: ModuleAvailability;
	/** What stands in the tracks of a click. */
	feature: string;
	prompt?: string;
}

/** The way on for a feature that works through a connected account that is missing (ROLE-24). */
export function CardConnect({ availability, feature, prompt }: CardConnectProps) {
	const { canConnectAccount } = useAppSelector(selectCapabilities);
	if (availability.kind !== 'needs-owner') {
		return null;
	}
	return (
		<ConnectPrompt layer="owner" canConnect={canConnectAccount} feature={feature}>
			{prompt ?? __('This works through your user account, which is not connected yet.', 'jetpack')}
		</ConnectPrompt>
	);
}

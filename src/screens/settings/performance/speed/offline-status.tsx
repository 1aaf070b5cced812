import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/hooks';
import { selectModule } from '@/state/modules';
import { Status } from '@/ui/status';
import { useSettingState } from '../../frame/use-setting-state';

/** Says in the open that a feature rests in offline mode (SETGEN-11). */
export function OfflineStatus({ id }: { id: string }) {
	const hasModule = useAppSelector((state) => selectModule(state, id) !== undefined);
	const state = useSettingState(id);
	const isOffline = state.kind === 'unavailable' && state.availability.kind === 'offline';
	if (!hasModule || !isOffline) {
		return null;
	}
	return <Status intent="inactive">{__('Unavailable in Offline Mode', 'jetpack')}</Status>;
}

import type { SharingFacts } from '@/domain/settings-cards/sharing';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { selectIsModuleActive } from '@/state/modules';

/** What the links of a sharing feature depend on. */
export function useSharingFacts(module: string): SharingFacts {
	const connection = useAppSelector(selectSiteConnection);
	const isLinked = useAppSelector((state) => selectCapabilities(state).isLinked);
	const isOn = useAppSelector((state) => selectIsModuleActive(state, module));
	return { connection, isLinked, isOn };
}

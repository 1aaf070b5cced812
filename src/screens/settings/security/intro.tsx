import { createSelector } from '@reduxjs/toolkit';
import { findThreats, resolveBackupsCard } from '@/domain/settings-cards/backups';
import {
	describeSecurityIntro,
	resolveSecurityIntro,
} from '@/domain/settings-cards/security-intro';
import { knownData } from '@/lib/remote';
import { useAppSelector } from '@/state/hooks';
import { selectIsModuleActive } from '@/state/modules';
import type { RootState } from '@/state/types';
import { selectBackupsFacts } from './backups/backups-card';

const selectIntro = createSelector(
	[
		selectBackupsFacts,
		(state: RootState) =>
			selectIsModuleActive(state, 'protect') || selectIsModuleActive(state, 'waf'),
	],
	(facts, isGuarded) =>
		resolveSecurityIntro({
			connection: facts.connection,
			backups: resolveBackupsCard(facts),
			threats: findThreats(facts),
			scan: knownData(facts.scan),
			isGuarded,
		}),
);

/** How well the site is protected, by what the cards below know. */
export default function SecurityIntro() {
	return <>{describeSecurityIntro(useAppSelector(selectIntro))}</>;
}

import { useState } from 'react';
import { describeSecurityIntro } from '@/domain/status/security-intro';
import { selectBackupSettings } from './backup/backup-card';
import { createFacts } from '@/state/store/create-facts';
import { selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive } from '@/state/modules';
import { selectScan, selectThreats } from '@/state/rewind/backup-and-scan';
import { selectProtections } from '@/state/status/protections';
import { useLocale } from '@/ui/use-locale';

const selectFacts = createFacts({
	connection: selectSiteConnection,
	backups: selectBackupSettings,
	scan: selectScan,
	threats: selectThreats,
	isGuarded: (state) =>
		selectIsModuleActive(state, 'protect') || selectIsModuleActive(state, 'waf'),
});

/** The protection of the site, in one sentence that is consistent with the cards below and with At a Glance. */
export default function SecurityIntro() {
	const facts = useAppSelector(selectFacts);
	const locale = useLocale();
	const [now] = useState(Date.now);
	const protections = useAppSelector((state) => selectProtections(state, now, locale));
	return <>{describeSecurityIntro({ ...facts, protections })}</>;
}

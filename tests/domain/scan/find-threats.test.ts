import { findThreats, type FoundThreats } from '@/domain/scan/find-threats';
import type { Scan } from '@/domain/scan/resolve-scan';
import type { VaultPress } from '@/domain/vaultpress/types';
import { toReady } from '@/lib/remote';

const vaultpress = (threats: number | null, security: boolean | null = true) =>
	toReady<VaultPress>({
		code: 'success',
		message: '',
		data: { active: true, features: { backups: true, security }, threats },
	});

const BY_VAULTPRESS = { kind: 'vaultpress-threats', count: 2 } as const;
const found = (count: number, by: FoundThreats['by'], isDisputed = false) => ({
	count,
	by,
	isDisputed,
});

it.each<[string, Scan, Parameters<typeof findThreats>[0]['vaultpress'], FoundThreats | null]>([
	['those of the scan first', { kind: 'threats', count: 3 }, vaultpress(5), found(3, 'scan')],
	['those of VaultPress', BY_VAULTPRESS, vaultpress(2), found(2, 'vaultpress')],
	['those that the scan disputes', { kind: 'clear' }, vaultpress(2), found(2, 'vaultpress', true)],
	['none of a VaultPress that does not scan', { kind: 'clear' }, vaultpress(2, false), null],
])('SETSEC-23 finds %s', (_title, scan, answer, threats) => {
	expect(findThreats({ scan, vaultpress: answer })).toEqual(threats);
});

import { scanApi } from '@/api/entities/scan';
import type { ScanStatus } from '@/domain/scan/types';
import { createRemoteEntity } from '../remote-entity';

declare module '../root-reducer' {
	interface RemoteEntities {
		scan: ScanStatus;
	}
}

/** The provider's answer; `selectScan` is what it means. The dialogs need it without the rules, so it is a file of its own. */
export const { select: selectScanAnswer, load: loadScan } = createRemoteEntity(
	'scan',
	(api) => api(scanApi).load(),
	'jetpack/v4/scan',
);

import { createSelector } from '@reduxjs/toolkit';
import { benefitsApi } from '@/api/entities/benefits';
import { resolveLosses } from '@/domain/connection/disconnect';
import { selectRewind } from '../rewind';
import { selectModules } from '../modules';
import { createRemoteEntity } from '../store/inject-slice';
import { selectScanAnswer } from '../scan';
import { selectShownSettings } from '../settings/selectors';
import { selectSite } from '../site';

/** The features that the site would lose by disconnecting. */
export const { select: selectBenefits, load: loadBenefits } = createRemoteEntity(
	'benefits',
	(api) => api(benefitsApi).load(),
);

/** What this site loses without its connection, by the latest known data (DISCON-04). */
export const selectLosses = createSelector(
	[selectModules, selectShownSettings, selectSite, selectRewind, selectScanAnswer, selectBenefits],
	(modules, switches, { isWooCommerceActive, showBackups }, rewind, scan, benefits) =>
		resolveLosses({
			modules,
			switches,
			isStore: isWooCommerceActive,
			showBackups,
			rewind,
			scan,
			benefits,
		}),
);

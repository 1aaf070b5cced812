import { decodePageData, isApiError } from '@/api';
import { pageDataSchema } from '@/api/page-data/schemas';
import { documentOf, printedGlobal } from '../../e2e/support/page-data';
import { PAGE, ROLES, type Role } from '../../e2e/support/site';
import { findFallbacks } from '../fallbacks';
import { check } from './check';
import { findPageFlaws } from './screens';

async function findDataFlaws(role: Role): Promise<string[]> {
	const flaws = await findPageFlaws(role);
	if (flaws.length > 0) {
		return flaws;
	}
	const printed = printedGlobal(await documentOf(role), 'Initial_State');
	if (!printed) {
		return ['the page prints no data'];
	}
	const { pageDataFailures = [] } = printed;
	const failures = JSON.stringify(pageDataFailures);
	try {
		decodePageData(printed, PAGE);
	} catch (error) {
		return [isApiError(error) ? `it cannot be decoded: ${String(error.response)}` : String(error)];
	}
	return [
		...findFallbacks(pageDataSchema, printed),
		...(failures === '[]' ? [] : [`pieces failed: ${failures}`]),
	];
}

check('Page data', async (findings) => {
	for (const role of ROLES) {
		findings.set(role, await findDataFlaws(role));
	}
});

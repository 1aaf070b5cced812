import { decodePageData, isApiError } from '@/api';
import { pageDataSchema } from '@/api/page-data/schemas';
import { documentOf, printedGlobal } from '../../e2e/support/page-data';
import { PAGE, ROLES, type Role } from '../../e2e/support/site';
import { findFallbacks } from '../fallbacks';
import { compareWithHelper } from '../helper-fields';
import { check } from './check';
import { findPageFlaws } from './screens';

const show = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'missing';

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

async function findDifferences(role: Role): Promise<string[]> {
	const html = await documentOf(role, `${PAGE}&beside_helper`);
	const helper = printedGlobal(html, 'Helper_State');
	if (!helper) {
		return ["the helper's data is not printed"];
	}
	return helper.isGone === true
		? ['the release has no helper']
		: compareWithHelper(helper, printedGlobal(html, 'Initial_State')).map(
				({ field, helper: theirs, own }) => `${field} is ${show(own)}, not ${show(theirs)}`,
			);
}

check('Page data', async (findings) => {
	for (const role of ROLES) {
		findings.set(role, await findDataFlaws(role));
	}
});

check("Page data against the helper's", async (findings) => {
	for (const role of ROLES) {
		const flaws = await findPageFlaws(role);
		findings.set(role, flaws.length > 0 ? flaws : await findDifferences(role));
	}
});

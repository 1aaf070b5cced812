import { compare } from './compare.mjs';

/** Folders whose tests draw what people can open. A single part of `ui` is not a screen. */
const ON_A_SCREEN = ['tests/screens/', 'tests/app/', 'tests/e2e/'];

/** @typedef {{ screen: number, rule: number, client: number, none: number }} Proofs */

/**
 * Counts where the rows are proved. A row with the check `client` has no screen, wherever its test is.
 *
 * @param {import('./read-ledger.mjs').Requirement[]} ledger
 * @param {Map<string, string[]>}                     tested Files by the ids in their titles.
 * @return {Proofs}
 */
export function countProofs(ledger, tested) {
	const { unshown } = compare(ledger, tested);
	const proofs = { screen: 0, rule: 0, client: 0, none: unshown.length };
	for (const row of ledger.filter((one) => !unshown.includes(one))) {
		const isOnScreen = (tested.get(row.id) ?? []).some((file) =>
			ON_A_SCREEN.some((folder) => file.startsWith(folder)),
		);
		if (row.check === 'client') {
			proofs.client++;
		} else if (isOnScreen) {
			proofs.screen++;
		} else {
			proofs.rule++;
		}
	}
	return proofs;
}

/**
 * @param {Proofs} proofs
 * @return {string} The counts as sentences.
 */
export const describeProofs = ({ screen, rule, client, none }) =>
	[
		`${screen + rule + client + none} requirements:`,
		`  ${screen} are proved on a screen that people can reach,`,
		`  ${rule} by the rules and calls that such screens use,`,
		`  ${client} by the client alone: no screen reaches them,`,
		`  ${none} by no test of the kind that their check asks for.`,
	].join('\n');

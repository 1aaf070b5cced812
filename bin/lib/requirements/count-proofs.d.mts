import type { Row } from './compare.mjs';

export interface Proofs {
	screen: number;
	rule: number;
	client: number;
	none: number;
}

export function countProofs(ledger: Row[], tested: Map<string, string[]>): Proofs;
export function describeProofs(proofs: Proofs): string;

import type { Acceptance, BesideSite } from './judge';

const isNewerThan11 = ({ jetpack }: BesideSite) => Number(jetpack.split('.')[0]) > 11;

/** Findings that a run beside a real Jetpack accepts, each with its reason. */
export const ACCEPTED: readonly Acceptance[] = [
	{
		check: /^(Routes|Page data)/,
		finding: /^subscriber.*: no page \(HTTP 403\)$/,
		isFor: isNewerThan11,
		reason: "subscribers have no page, by Jetpack's own rule since its 12th release",
	},
];

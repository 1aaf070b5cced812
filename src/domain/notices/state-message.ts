export interface StateMessageFacts {
	messageCode: string;
	isProviderHosted: boolean;
}

/** What the server says once, after something that it did (CSTATE-17 to CSTATE-20). */
export type StateMessage =
	| 'modules-activated'
	| 'already-authorized'
	| 'authorized'
	| 'linked'
	| 'protect-misconfigured-ip'
	| 'reconnection-completed'
	| 'disconnected';

const MESSAGES = new Map<string, StateMessage>([
	['modules_activated', 'modules-activated'],
	['already_authorized', 'already-authorized'],
	['authorized', 'authorized'],
	['linked', 'linked'],
	['protect_misconfigured_ip', 'protect-misconfigured-ip'],
	['reconnection_completed', 'reconnection-completed'],
	['disconnected', 'disconnected'],
]);

export function resolveStateMessage(facts: StateMessageFacts): StateMessage | null {
	const message = MESSAGES.get(facts.messageCode) ?? null;
	return message === 'modules-activated' && facts.isProviderHosted ? null : message;
}

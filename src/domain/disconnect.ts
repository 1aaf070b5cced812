/** From where the site is disconnected: the dashboard, or the plugins screen on the way to deactivation. */
export type DisconnectContext = 'dashboard' | 'plugins';

export type DisconnectStep =
	| { kind: 'confirm'; isBusy: boolean; problem: string }
	| { kind: 'success' }
	| { kind: 'survey' }
	| { kind: 'thank-you' };

export type DisconnectEvent =
	| { type: 'confirmed' }
	| { type: 'refused'; problem: string }
	| { type: 'disconnected' }
	| { type: 'survey-wanted' }
	| { type: 'survey-answered' };

export const FIRST_STEP = { kind: 'confirm', isBusy: false, problem: '' } as const;

/** The step after an event; one that does not belong to the present step changes nothing (DISCON-02). */
export function resolveStep(step: DisconnectStep, event: DisconnectEvent): DisconnectStep {
	switch (event.type) {
		case 'confirmed':
			return step.kind === 'confirm' ? { ...FIRST_STEP, isBusy: true } : step;
		case 'refused':
			return step.kind === 'confirm' ? { ...FIRST_STEP, problem: event.problem } : step;
		case 'disconnected':
			return step.kind === 'confirm' ? { kind: 'success' } : step;
		case 'survey-wanted':
			return step.kind === 'success' ? { kind: 'survey' } : step;
		case 'survey-answered':
			return step.kind === 'survey' ? { kind: 'thank-you' } : step;
	}
}

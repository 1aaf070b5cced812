import type { StepOrderFacts } from '@/domain/recommendations/step-order';

export const ALL_OFF: StepOrderFacts['features'] = {
	woocommerce: 'off',
	monitor: 'off',
	'related-posts': 'off',
	'creative-mail': 'off',
	'site-accelerator': 'off',
	publicize: 'off',
	videopress: 'off',
};

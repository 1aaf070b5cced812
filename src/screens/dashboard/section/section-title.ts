import { __ } from '@wordpress/i18n';
import type { DashboardSectionId } from '@/domain/dashboard';
import { assertNever } from '@/lib/assert-never';

export interface SectionTitle {
	text: string;
	/** Where its settings are. */
	settings?: { href: string; label: string };
}

/** A section's heading (DASH-02, DASH-05); the stats and the help cards are headings themselves. */
export function getSectionTitle(id: DashboardSectionId): SectionTitle | null {
	switch (id) {
		case 'security':
			return {
				text: __('Security', 'jetpack'),
				settings: { href: '#/security', label: __('Manage security settings', 'jetpack') },
			};
		case 'performance':
			return {
				text: __('Performance and Growth', 'jetpack'),
				settings: { href: '#/performance', label: __('Manage performance settings', 'jetpack') },
			};
		case 'connections':
			return { text: __('Connections', 'jetpack') };
		case 'stats':
		case 'help':
			return null;
		default:
			return assertNever(id, 'section');
	}
}

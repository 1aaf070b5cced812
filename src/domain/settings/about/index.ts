import type { SettingsTab } from '@/domain/routes/settings-tabs';
import type { TabExplanations } from './explanation';
import discussion from './discussion';
import performance from './performance';
import privacy from './privacy';
import security from './security';
import sharing from './sharing';
import traffic from './traffic';
import writing from './writing';

export const EXPLANATIONS: Record<SettingsTab, TabExplanations> = {
	security,
	performance,
	writing,
	sharing,
	discussion,
	traffic,
	privacy,
};

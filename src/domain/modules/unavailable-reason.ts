import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';
import type { ModuleAvailability } from './availability';

/** Who decided over a feature in place of its owner (NOTICE-29 to NOTICE-31). */
export function getOverrideMessage(
	override: 'active' | 'inactive' | 'managed',
	feature: string,
): string {
	switch (override) {
		case 'active':
			/* translators: %s: name of a feature. */
			return sprintf(__('%s has been enabled by a site administrator.', 'jetpack'), feature);
		case 'inactive':
			/* translators: %s: name of a feature. */
			return sprintf(__('%s has been disabled by a site administrator.', 'jetpack'), feature);
		case 'managed':
			/* translators: %s: name of a feature. */
			return sprintf(__('%s is managed by a site administrator.', 'jetpack'), feature);
		default:
			return assertNever(override, 'override');
	}
}

/** Why a feature cannot be switched, for its popover; "" where it can. */
export function getUnavailableReason(availability: ModuleAvailability, feature: string): string {
	switch (availability.kind) {
		case 'available':
			return '';
		case 'locked':
			return getOverrideMessage(availability.override, feature);
		case 'offline':
			return __('Unavailable in Offline Mode', 'jetpack');
		case 'needs-site':
			return __('Connect this site first.', 'jetpack');
		case 'needs-owner':
			return __('Connect your user account first.', 'jetpack');
		default:
			return assertNever(availability, 'availability');
	}
}

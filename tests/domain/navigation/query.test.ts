import { dropLinkedSetting, readLinkedSetting, writeSettingLink } from '@/domain/navigation/query';

it('writes a link to a setting of a tab', () => {
	expect(writeSettingLink('writing', 'a&b')).toBe('/writing?setting=a%26b');
});

it('reads the setting of a query, and drops it alone', () => {
	expect(readLinkedSetting('?term=cdn&setting=a%26b')).toBe('a&b');
	expect(readLinkedSetting('?term=cdn')).toBeNull();
	expect(dropLinkedSetting('?term=cdn&setting=a%26b')).toBe('term=cdn');
});

import SettingsScreen, { preloadSearch } from '@/screens/settings';

// The app shows the screen when the chunks of its tab, or of its search, have arrived (`app/routes/screens.ts`).
beforeAll(preloadSearch);

export { SettingsScreen };

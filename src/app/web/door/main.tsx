import './styles.css'
import { createRoot } from 'react-dom/client'
import { reloadWhenBroughtBack } from '../reload-when-brought-back.ts'
import { openDoor } from './open-door.tsx'

reloadWhenBroughtBack()
const root = document.getElementById('root')
if (root) void openDoor(createRoot(root))
